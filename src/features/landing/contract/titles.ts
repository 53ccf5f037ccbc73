/** Page title of the route table. */
export const landingTitle = { bhs: 'Uhvati zamah', en: 'Gain momentum' }
/** Names of the areas of live-editable texts in the console. */
export const homeName = { bhs: 'Početna', en: 'Home' }
export const footerName = { bhs: 'Podnožje', en: 'Footer' }
