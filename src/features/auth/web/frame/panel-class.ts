/** The deep block beside a form, which stays in view while a long form scrolls. */
export const PANEL =
  'deep sticky top-0 hidden h-dvh min-h-160 content-between gap-8 self-start overflow-hidden px-16 pt-18 lg:grid'
