/**
 * Says on a button whether the menu it opens is open. Written by script, because the menu also opens without any, and
 * then nobody could keep the word true.
 */
export function followMenu(opener: HTMLButtonElement | null): void {
  const menu = document.getElementById(opener?.getAttribute('popovertarget') ?? '')
  if (!opener || !menu) return
  opener.setAttribute('aria-expanded', String(menu.matches(':popover-open')))
  menu.addEventListener('toggle', (event) => {
    opener.setAttribute('aria-expanded', String((event as ToggleEvent).newState === 'open'))
  })
  menu.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) menu.hidePopover()
  })
}
