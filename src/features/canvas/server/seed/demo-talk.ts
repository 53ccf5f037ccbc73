type DemoComment = { who: string; text: string; hours: number; voice?: 'mentor' }
type DemoTalk = DemoComment & {
  box: string
  words?: string
  proposal?: string
  answers?: readonly DemoComment[]
  resolvedBy?: string
}

const at = (name: string) => `${name}@primjer.ba`

/** Comments of demo teams on words of their applications, by title. */
export const demoTalk: Readonly<Record<string, readonly DemoTalk[]>> = {
  'Klupe i hlad kod autobuske': [
    {
      who: at('damir.kovacevic'),
      voice: 'mentor',
      text: 'Dobar početak. Odbor će pitati odakle cijena cijevi: tražite ponude od dva dobavljača i priložite ih.',
      hours: 20,
      box: 'budget',
    },
    {
      who: at('elma.suljic'),
      text: 'Jesmo li brojali i subotom? Pitaće nas sigurno.',
      hours: 30,
      box: 'problem',
      words: 'Brojali smo tri petka zaredom',
      answers: [
        { who: at('adnan.zukic'), text: 'Jednom, i bilo ih je dvadesetak. Dodaću to u nedjelju.', hours: 27 },
        { who: at('elma.suljic'), text: 'Super, imam i fotografije s perona.', hours: 26 },
      ],
    },
    {
      who: at('adnan.zukic'),
      text: 'Provjerio sam red vožnje, Begov Han staje na istom peronu.',
      hours: 52,
      box: 'people',
      words: 'Nemile, Topčić Polja i Begovog Hana',
      answers: [{ who: at('elma.suljic'), text: 'Onda ostaje tako.', hours: 50 }],
      resolvedBy: at('elma.suljic'),
    },
    {
      who: at('elma.suljic'),
      text: 'Da se odmah vidi ko vari i ko odobrava mjesta.',
      hours: 8,
      box: 'idea',
      words: 'Sami ćemo zavariti šest klupa i dvije nadstrešnice.',
      proposal:
        'U školskoj radionici ćemo zavariti šest klupa i dvije nadstrešnice, a mjesta za njih crtamo sa šefom stanice.',
    },
  ],
}
