/** Slugs of the programmes that have a page of their own. */
export const ORANGE_PROGRAMME = 'narandzasti-grantovi'
