export const messages = {
  unknown: '„{name}“ nije na listi općina i gradova, pa nije dodano. Izaberi s liste.',
  shared: 'Više mjesta ima ime „{name}“: {places}. Izaberi jedno s liste.',
} as const
