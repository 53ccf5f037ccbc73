/** The public address of a demo CV, the same on every installation, because its person is invented. */
export const DEMO_TOKEN = 'Zamah-demo-CV-koji-svako-smije-pogledati-01'
