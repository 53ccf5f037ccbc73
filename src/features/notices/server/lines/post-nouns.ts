/** Beginnings of words that begin names of posts, in folded letters. */
const STARTS =
  'nastavni profesor ucitelj vaspitac odgajatelj odgojitelj doktor ljekar lijecni specijalist medicinsk sestra tehnicar inzenjer inzinjer vozac kuhar kuvar konobar spremac cistac higijenicar ' +
  'domar lozac sekretar tajnik referent saradnik suradnik savjetnik visi\\b vodeci glavni mladi\\s(?:referent|saradnik|istraz|asistent|strucn|inzenj) strucni samostalni sef direktor rukovod pomocn asistent docent lektor blagajnik knjigovod racunovod radni ' +
  'prodav trgov magacion skladist administr operater zavariv elektricar bravar mehanic automehanic programer dizajner pripravnik pedagog psiholog logoped defektolog bibliotekar knjiznicar socijalni ' +
  'njegovatelj fizioterapeut farmaceut apotekar limar tesar zidar moler keramicar frizer kozmeticar recepc sobar barmen pekar mesar slasticar vodja voditelj koordinator menadzer analitic revizor inspektor ' +
  'pravnik ekonomist arhivar cuvar portir vatrogas spasil trener instruktor novinar prevodilac diplomirani zubn stomatolo laborant babica dostavljac kurir montazer stolar rukovalac autolimar komercijalist ' +
  'serviser servisni vodoinstalater monter nutricionist radiolo muzej kustos geodet arhitekt dispecer kondukter agent\\b operator sluzbeni krojac sivac tapetar fotograf promoter hostes urednik producent snimatelj krovopokriv fasader armirac staklar rukovoditelj ordiniraju sudij vjezbenik poslovod animator redar zastitar'

const POST = new RegExp(`^["„“]?(?:${STARTS.trim().split(/\s+/).join('|')})[a-z]*\\b`)

/** Returns whether a folded line begins like the name of a post. */
export function beginsAsPost(flat: string): boolean {
  return POST.test(flat)
}
