type DemoSaid = { who: string; text: string; hours: number }
type DemoTalk = DemoSaid & {
  box: string
  words?: string
  proposal?: string
  answers?: readonly DemoSaid[]
  resolvedBy?: string
}

const at = (name: string) => `${name}@primjer.ba`

/** What teams of the demo world say about words of their applications, by the titles of these. */
export const demoTalk: Readonly<Record<string, readonly DemoTalk[]>> = {
  'Čitaonica u staroj ložionici': [
    {
      who: at('belma.turkic'),
      text: 'Jesmo li pitali domara? Petkom radi samo do dva.',
      hours: 30,
      box: 'idea',
      words: 'Ključ je kod domara',
      answers: [
        { who: at('adis.hrnjic'), text: 'Pitao sam. Petkom ključ uzima dežurna nastavnica.', hours: 27 },
        { who: at('belma.turkic'), text: 'Super, onda to i napišimo.', hours: 26 },
      ],
    },
    {
      who: at('haris.smajic'),
      text: 'Prebrojao sam ponovo, ostalo je 41.',
      hours: 52,
      box: 'problem',
      words: '41 uči u kuhinji ili u kafiću',
      answers: [{ who: at('emina.avdic'), text: 'Hvala, ostavljamo tako.', hours: 50 }],
      resolvedBy: at('emina.avdic'),
    },
    {
      who: at('emina.avdic'),
      text: 'Bolje je da odmah stoje dani i sati, odbor će to pitati.',
      hours: 8,
      box: 'idea',
      words: 'Prvog mjeseca radi od 14 do 20 sati, a poslije po dogovoru.',
      proposal: 'Radi svakog radnog dana od 14 do 20 sati, a u junu i subotom.',
    },
  ],
}
