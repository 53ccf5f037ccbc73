import { fold } from '#platform/contract/fold.ts'

/** The meanings of abbreviations in titles; degrees map to nothing, because they say nothing about the occupation. */
const MEANINGS: ReadonlyMap<string, string> = new Map(
  `smm menadžer društvenih mreža
pr odnosi s javnošću
piar odnosi s javnošću
hr ljudski resursi
dipl
diplomirani
diplomirana
mag magistar
bacc
univ
str
struč
ing inženjer
inž inženjer
inz inženjer
med medicinska
maš mašinstva
mas mašinstva
el elektrotehnike
grad građevinarstva
građ građevinarstva
arh arhitekture
teh tehničar
tehn tehničar
prof profesor
nast nastavnik
pom pomoćni
sam samostalni
mr
dr doktor
spec specijalista
vkv
kv
nkv
pkv
sss
vss
všs
nss
ceo generalni direktor
cto direktor tehnologije
cfo finansijski direktor
coo operativni direktor
qa tester softvera
dba administrator baza podataka
pm projektni menadžer
dev developer
admin administrator
fizikus fizički radnik
fizikalac fizički radnik
haus kućni
baušteli građevini
baustelac građevinski radnik
profa profesor
nastavnica nastavnica
trafika prodavač na kiosku
trafici kiosku
tetkica čistačica
sekretica sekretarica`
    .split('\n')
    .map((line) => {
      const [short = '', ...meaning] = line.split(' ')
      return [fold(short), meaning.join(' ')] as const
    }),
)

/** Expands the abbreviations of a title: dipl. ing. maš., SMM, VKV zidar. */
export function expandAbbreviations(title: string): string {
  return title.replace(/[\p{L}\p{M}]+\.?/gu, (word) => {
    const meaning = MEANINGS.get(fold(word))
    return meaning === undefined || (SENTENCE.has(fold(word)) && !word.endsWith('.')) ? word : meaning
  })
}

/** Ordinary words unless a full stop follows: sam (alone), grad (town), med (honey). */
const SENTENCE = new Set('sam grad med mas el str dr mr spec prof pom mag univ'.split(' '))
