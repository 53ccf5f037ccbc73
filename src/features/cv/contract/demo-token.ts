/** Public address of one CV of the demo world, the same on every installation: its people are invented. */
export const DEMO_TOKEN = 'Zamah-demo-CV-koji-svako-smije-pogledati-01'
