const LINK =
  /(?:\bhttps?:\/\/|\bwww\.)\S|\b[a-z0-9-]+\.(?:ba|com|net|org|info|me|rs|hr|io|ly|xyz|site|online|shop|top|club)\b(?!@)/gi

/** How many links somebody wrote, also those that nothing makes clickable; addresses of mail are none. */
export function linksIn(text: string): number {
  return text.replaceAll(/\S+@\S+/g, ' ').match(LINK)?.length ?? 0
}
