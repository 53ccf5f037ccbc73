/** The sites of which something can stand within a text, by the one spelling of an address that we keep of each. */
export const EMBED =
  /^https:\/\/(?:www\.youtube\.com\/watch\?v=[\w-]{11}|vimeo\.com\/\d{6,12}|www\.openstreetmap\.org\/\?mlat=-?\d{1,2}(?:\.\d{1,6})?&mlon=-?\d{1,3}(?:\.\d{1,6})?&zoom=\d{1,2})$/

/** The hosts whose frames a page with such a part may load. */
export const EMBED_HOSTS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.openstreetmap.org',
] as const

type Site = 'YouTube' | 'Vimeo' | 'OpenStreetMap'

/** The address as we keep it, of any that a person copies; nothing where the site is none of ours. */
export function embedFrom(input: string): string | undefined {
  const text = input.trim()
  const video =
    /^(?:https?:\/\/)?(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:\S*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/|(?:www\.)?youtube-nocookie\.com\/embed\/)([\w-]{11})(?:[?&#]\S*)?$/.exec(
      text,
    )
  if (video) return `https://www.youtube.com/watch?v=${video[1]}`
  const film =
    /^(?:https?:\/\/)?(?:www\.)?(?:vimeo\.com|player\.vimeo\.com\/video)\/(\d{6,12})(?:[/?#]\S*)?$/.exec(text)
  if (film) return `https://vimeo.com/${film[1]}`
  return mapFrom(text)
}

function mapFrom(text: string): string | undefined {
  if (!/^(?:https?:\/\/)?(?:www\.)?openstreetmap\.org\//.test(text)) return undefined
  const [, zoom = '15', lat, lon] =
    /#map=(\d{1,2})(?:\.\d+)?\/(-?\d{1,2}(?:\.\d+)?)\/(-?\d{1,3}(?:\.\d+)?)/.exec(text) ?? []
  const place = {
    lat: /[?&]mlat=(-?\d{1,2}(?:\.\d+)?)/.exec(text)?.[1] ?? lat,
    lon: /[?&]mlon=(-?\d{1,3}(?:\.\d+)?)/.exec(text)?.[1] ?? lon,
    zoom: /[?&]zoom=(\d{1,2})/.exec(text)?.[1] ?? zoom,
  }
  if (place.lat === undefined || place.lon === undefined) return undefined
  const short = (degrees: string) => String(Number(Number(degrees).toFixed(5)))
  return `https://www.openstreetmap.org/?mlat=${short(place.lat)}&mlon=${short(place.lon)}&zoom=${place.zoom}`
}

/** The address of the frame for an address that we keep; these set no cookies before somebody plays or moves them. */
export function embedFrame(href: string): string {
  const [, video] = /[?]v=([\w-]{11})$/.exec(href) ?? []
  if (video) return `${EMBED_HOSTS[0]}/embed/${video}?autoplay=1`
  const [, film] = /^https:\/\/vimeo\.com\/(\d+)$/.exec(href) ?? []
  if (film) return `${EMBED_HOSTS[1]}/video/${film}?dnt=1&autoplay=1`
  const [lat, lon, zoom] = ['mlat', 'mlon', 'zoom'].map((name) =>
    Number(new RegExp(`[?&]${name}=(-?[\\d.]+)`).exec(href)?.[1] ?? 0),
  )
  const wide = 360 / 2 ** zoom!
  const box = [lon! - wide, lat! - wide / 2, lon! + wide, lat! + wide / 2].map((degrees) =>
    degrees.toFixed(5),
  )
  return `${EMBED_HOSTS[2]}/export/embed.html?bbox=${box.join(',')}&layer=mapnik&marker=${lat},${lon}`
}

/** On which site an address leads. */
export function embedSite(href: string): Site {
  if (href.includes('youtube')) return 'YouTube'
  return href.includes('vimeo') ? 'Vimeo' : 'OpenStreetMap'
}
