/** Live-editable texts of the page of the programme for small businesses. */
export const orangeBlocks = {
  'orange-title': { bhs: 'Narandžasti grantovi', en: 'Orange Grants', max: 60 },
  'orange-lead': {
    bhs: '500 do 2.000 KM za mali posao koji već znaš raditi. Alat, mašina ili prva roba, pa registracija u roku od tri mjeseca.',
    en: '500 to 2,000 KM for a small business in something you already know how to do. Tools, a machine or your first stock, then registration within three months.',
    max: 220,
  },
  'orange-calls-title': { bhs: 'Otvoreni pozivi', en: 'Open calls', max: 60 },
  'orange-for-title': { bhs: 'Za koga je ovo', en: 'Who it is for', max: 60 },
  'orange-for-1': {
    bhs: 'Imaš od 18 do 35 godina i živiš u Bosni i Hercegovini.',
    en: 'You are 18 to 35 years old and live in Bosnia and Herzegovina.',
    max: 160,
  },
  'orange-for-2': {
    bhs: 'Radiš nešto što ljudi već plaćaju: šišaš, šiješ, pečeš, popravljaš, crtaš.',
    en: 'You do something that people already pay for: you cut hair, sew, bake, repair, draw.',
    max: 160,
  },
  'orange-for-3': {
    bhs: 'Nemaš registrovan posao, a hoćeš da ga imaš.',
    en: 'You do not have a registered business yet, and want one.',
    max: 160,
  },
  'orange-steps-title': { bhs: 'Četiri koraka', en: 'Four steps', max: 60 },
  'orange-step-1-title': { bhs: 'Napiši šta radiš', en: 'Write what you do', max: 50 },
  'orange-step-1-text': {
    bhs: 'Jedna stranica: šta prodaješ, kome i šta ti za to fali.',
    en: 'One page: what you sell, to whom, and what you need for it.',
    max: 160,
  },
  'orange-step-2-title': { bhs: 'Priloži ponude', en: 'Add quotes', max: 50 },
  'orange-step-2-text': {
    bhs: 'Za svaku stavku jedna ponuda ili slika cijene iz prodavnice.',
    en: 'One quote for each item, or a photo of the price in a shop.',
    max: 160,
  },
  'orange-step-3-title': { bhs: 'Razgovor', en: 'A chat', max: 50 },
  'orange-step-3-text': {
    bhs: 'Pola sata s nekim ko je to već prošao. Možeš i preko telefona.',
    en: 'Half an hour with someone who has been through it. By phone, if you like.',
    max: 160,
  },
  'orange-step-4-title': { bhs: 'Novac i registracija', en: 'Money and registration', max: 50 },
  'orange-step-4-text': {
    bhs: 'U Federaciji otvaraš obrt, u Republici Srpskoj si samostalni preduzetnik. Pomažemo oko papira.',
    en: 'In the Federation you open an obrt, in Republika Srpska you become a samostalni preduzetnik. We help with the paperwork.',
    max: 180,
  },
  'orange-note': {
    bhs: 'Novac ne vraćaš, ali pokazuješ račune. Ako se posao ne registruje u roku, alat ide sljedećem.',
    en: 'You do not pay the money back, but you do show the bills. If the business is not registered in time, the tools go to the next person.',
    max: 220,
  },
} as const
