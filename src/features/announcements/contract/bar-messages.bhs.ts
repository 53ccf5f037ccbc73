/** Texts of the bar above every page. */
export const messages = {
  information: 'Najava',
  maintenance: 'Održavanje',
  more: 'Saznaj više',
  dismiss: 'Sakrij najavu',
} as const
