export const messages = {
  title: 'Kako preporučujemo',
  description: 'Šta ulazi u listu preporučenih prilika, šta nikad ne ulazi i kako je možeš promijeniti.',
  intro:
    'Na listi „Za tebe“ otvorene prilike su poredane po tome koliko ti odgovaraju. Ovdje piše šta pri tome uzimamo u obzir, šta ne i kako to mijenjaš.',
  signals: {
    title: 'Šta uzimamo u obzir',
    skills:
      'Vještine: koliko traženih vještina imaš i na kojem nivou. Slična vještina vrijedi manje od tražene.',
    place: 'Mjesto: koliko je daleko od tvoje općine. Rad na daljinu je svima jednako blizu.',
    deadline:
      'Rok: novo i ono čiji rok uskoro ističe stavljamo malo više. Ono čiji je rok prošao ne pokazujemo.',
    language: 'Jezici: ako se traži jezik kojeg nema na tvom profilu, prilika je niže na listi.',
    interests: 'Interesi iz tvojih postavki. Najviše vrijede dok na profilu nema vještina.',
    behaviour: 'Šta gledaš i čuvaš, gdje se prijavljuješ i zašto nešto nije za tebe.',
    similar:
      'Šta čuvaju ljudi sličnih interesa. To vrijedi vrlo malo: važnije je šta odgovara tebi nego šta je popularno.',
  },
  never: {
    title: 'Šta nikad ne uzimamo u obzir',
    text: 'Spol, godine, ime i fotografija ne utiču na redoslijed. Jedino što radimo sa spolom: poziv koji je po vlastitom uslovu samo za žene ili samo za muškarce ne nudimo onima koje isključuje. Dio programa koji slaže listu te podatke ne može ni pročitati, i to provjeravamo pri svakoj izmjeni.',
    decide:
      'Lista ne odlučuje o tebi. Poslodavac ne vidi tvoje mjesto na njoj, a sve prilike možeš naći i u pretrazi.',
    money: 'Mjesto na listi niko ne može kupiti.',
  },
  diversity: {
    title: 'Raznolikost',
    text: 'Od dvadeset prilika zaredom najviše tri su od iste organizacije. Prilike organizacije kojoj pripadaš ne nudimo ti.',
  },
  people: {
    title: 'Ljudi',
    text: 'Na listi „Ljudi za tebe“ su samo oni koji su objavili profil. Gledamo zajedničke vještine, ono što ti za cilj fali a oni znaju, zajedničke interese i mjesto, i to samo ako je na profilu vidljivo članovima. Tvoji ciljevi se nikome ne pokazuju.',
    leave: 'Ne želiš biti na takvoj listi? Povuci profil s javne stranice ili sakrij vještine i interese.',
  },
  control: {
    title: 'Šta možeš promijeniti',
    weights: 'Reci koliko ti znače blizina, plata i učenje.',
    dismiss:
      'Označi „Nije za mene“: ta prilika ili osoba se više ne vraća, osim ako to ne poništiš. Ljudi za to ne saznaju.',
    reset:
      'Počni ispočetka: lista zaboravlja šta te je dosad zanimalo, a opet se mogu pojaviti i ljudi označeni s „Nije za mene“.',
    export:
      'Preuzmi svoje podatke u postavkama. Listu ne čuvamo: slažemo je iznova svaki put kad je otvoriš.',
  },
  open: 'Otvori „Za tebe“',
} as const
