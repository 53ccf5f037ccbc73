import { listTitle } from './list-title.ts'

/** Page titles. */
export const titles = {
  list: listTitle,
  article: { bhs: 'Članak', en: 'Article' },
  create: { bhs: 'Novi članak', en: 'New article' },
  mine: { bhs: 'Moji članci', en: 'My articles' },
  edit: { bhs: 'Uredi članak', en: 'Edit article' },
  recommended: { bhs: 'Članci za tebe', en: 'Articles for you' },
  redirects: { bhs: 'Stare adrese', en: 'Old addresses' },
  console: { bhs: 'Uređivanje članaka', en: 'Article desk' },
} as const
