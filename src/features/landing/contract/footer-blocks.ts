/** The footer is on every public page, so its texts travel separately from the landing page's. */
export const footerBlocks = {
  'footer-description': {
    bhs: 'Karijere, vještine i omladinske banke za mlade u Bosni i Hercegovini.',
    en: 'Careers, skills and youth banks for young people in Bosnia and Herzegovina.',
    max: 140,
  },
  'footer-note': {
    bhs: 'Rokovi i sati po vremenu u Sarajevu',
    en: 'Deadlines and times as in Sarajevo',
    max: 80,
  },
} as const
