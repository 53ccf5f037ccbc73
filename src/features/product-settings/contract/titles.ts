/** Page titles. */
export const titles = {
  name: { bhs: 'Ime', en: 'Name' },
  pixel: { bhs: 'Piksel i pristanak', en: 'Pixel and consent' },
} as const
