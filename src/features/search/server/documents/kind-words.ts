import type { Kind } from '#features/opportunities/contract/kinds.ts'

/** The words with which people search for each kind; they match like words of the text. */
export const kindWords: Readonly<Record<Kind, { bhs: string; en: string }>> = {
  job: { bhs: 'posao zaposlenje radno mjesto oglas', en: 'job work employment vacancy' },
  internship: { bhs: 'praksa pripravnik stažiranje', en: 'internship trainee placement' },
  volunteering: { bhs: 'volontiranje volonter', en: 'volunteering volunteer' },
  training: { bhs: 'obuka kurs radionica edukacija', en: 'training course workshop' },
  scholarship: { bhs: 'stipendija', en: 'scholarship' },
  competition: { bhs: 'takmičenje konkurs natječaj nagrada', en: 'competition contest award' },
  event: { bhs: 'događaj susret sajam konferencija', en: 'event meeting fair conference' },
  investment: { bhs: 'investicija ulaganje', en: 'investment funding' },
  grant: { bhs: 'grant poticaj javni poziv bespovratna sredstva', en: 'grant call funding' },
}
