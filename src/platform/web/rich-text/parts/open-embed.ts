const LOOK = ['my-1', 'aspect-video', 'w-full', 'rounded-control', 'border', 'border-line', 'bg-sunken']

/** Opens what another site has in its place on the page; only this press asks anything of that site. */
export function openEmbed(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-embed]') : null
  const address = link?.dataset.embed
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  if (!link || !address || !isPlain || event.defaultPrevented) return
  event.preventDefault()
  const frame = document.createElement('iframe')
  frame.title = link.title
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-presentation')
  // Players refuse pages that do not say where they are; the host is all that they hear.
  frame.referrerPolicy = 'strict-origin'
  frame.classList.add(...LOOK)
  // A page that was opened from another one may have been allowed no frame: then the link is followed.
  document.addEventListener('securitypolicyviolation', leave)
  frame.addEventListener('load', () => document.removeEventListener('securitypolicyviolation', leave))
  frame.src = address
  link.before(frame)
  // From now on the link leads to that site itself.
  delete link.dataset.embed
  frame.focus()

  function leave({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void {
    if (effectiveDirective !== 'frame-src' || !address?.startsWith(blockedURI.split('/', 3).join('/'))) return
    document.removeEventListener('securitypolicyviolation', leave)
    frame.remove()
    location.assign(link!.href)
  }
}
