import { bilingualOf } from '#platform/contract/bilingual.ts'
import type { CanvasBox, CanvasTemplate } from './canvas-template.ts'

type Words = readonly [bhs: string, en: string]

function text(id: string, limit: number, title: Words, hint: Words): CanvasBox {
  return { id, kind: 'text', title: bilingualOf(title), hint: bilingualOf(hint), limit, counts: 'all' }
}

function rows(kind: 'timeline' | 'budget' | 'contributions' | 'team', title: Words, hint: Words): CanvasBox {
  return { id: kind, kind, title: bilingualOf(title), hint: bilingualOf(hint) }
}

/** The canvas of a new call, which its editor can change. */
export const DEFAULT_TEMPLATE: CanvasTemplate = {
  boxes: [
    text(
      'problem',
      500,
      ['Problem', 'Problem'],
      [
        'Šta ne valja, gdje i od kada? Napiši šta ste sami vidjeli ili izbrojali.',
        'What is wrong, where and since when? Write what you saw or counted yourselves.',
      ],
    ),
    text(
      'people',
      300,
      ['Kome pomaže', 'Who it helps'],
      ['Koji ljudi i koliko njih? Kako to znate?', 'Which people and how many? How do you know?'],
    ),
    text(
      'idea',
      800,
      ['Ideja', 'Idea'],
      [
        'Šta ćete uraditi? Neka razumije i neko ko nikad nije bio u vašem mjestu.',
        'What will you do? Someone who has never been to your town should understand it.',
      ],
    ),
    text(
      'change',
      300,
      ['Šta će biti drugačije', 'What will be different'],
      [
        'Po čemu će se za godinu dana vidjeti da ste ovo uradili?',
        'How will people see in a year’s time that you did this?',
      ],
    ),
    rows(
      'timeline',
      ['Aktivnosti i vrijeme', 'Activities and time'],
      [
        'Šta radite, od kad do kad. Jedan red je jedna aktivnost.',
        'What you do, from when until when. One activity per row.',
      ],
    ),
    rows(
      'team',
      ['Ekipa i uloge', 'Team and roles'],
      [
        'Ko ste i ko šta radi. Svako potvrđuje sa svog računa.',
        'Who you are and who does what. Everyone confirms from their own account.',
      ],
    ),
    rows(
      'budget',
      ['Budžet', 'Budget'],
      ['Šta kupujete novcem iz granta i koliko košta.', 'What the grant pays for and what it costs.'],
    ),
    rows(
      'contributions',
      ['Doprinos zajednice', 'Community contribution'],
      [
        'Ko daje novac, stvari ili rad i koliko to vrijedi.',
        'Who gives money, things or work, and what it is worth.',
      ],
    ),
    text(
      'risks',
      400,
      ['Rizici', 'Risks'],
      [
        'Šta može poći po zlu i šta ćete tada uraditi? Kiša, kašnjenje, ljudi.',
        'What may go wrong and what will you do then? Rain, delays, people.',
      ],
    ),
    text(
      'afterwards',
      300,
      ['Poslije granta', 'After the grant'],
      [
        'Ko čuva i održava ono što ste napravili kad novac prestane?',
        'Who looks after what you have made when the money runs out?',
      ],
    ),
    {
      id: 'documents',
      kind: 'documents',
      title: { bhs: 'Dokumenti', en: 'Documents' },
      hint: {
        bhs: 'Slika ili PDF. Potpis može biti i fotografija papira.',
        en: 'A picture or a PDF. A signature may be a photograph of the paper.',
      },
      slots: [
        {
          id: 'consent-of-owner',
          title: { bhs: 'Saglasnost vlasnika prostora', en: 'Consent of the owner of the place' },
          hint: {
            bhs: 'Općina, mjesna zajednica, škola ili privatno lice.',
            en: 'The municipality, the local community, a school or a person.',
          },
        },
      ],
    },
  ],
}
