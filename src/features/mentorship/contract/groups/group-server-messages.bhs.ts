/** Texts that the server says about group sessions. */
export const group = {
  errors: {
    groupClosed: 'Mjesto na ovom susretu se više ne može uzeti.',
    groupBegun: 'Grupni susret je već počeo ili je otkazan.',
    groupTime: 'Izaberi vrijeme od dva sata do šest mjeseci od sada.',
    groupJoinBy: 'Rok mora biti u budućnosti, a najkasnije kad susret počinje.',
    groupAddress: 'Upiši gdje se nalazite: adresu za video ili mjesto.',
    groupPlaces: 'Više osoba već ima mjesto. Broj mjesta ne može biti manji od toga.',
    tooManyGroups: 'Najavljeno je šest grupnih susreta. Sačekaj da jedan prođe ili ga otkaži.',
  },
  said: {
    event: 'Grupni susret: {topic}',
    notifications: {
      place:
        'grupni susret „{topic}“: imaš mjesto, {day} u {time}{abroad, select, yes { (u zoni mentora {theirs})} other {}}.',
      up: 'grupni susret „{topic}“: mjesto se oslobodilo i sada je tvoje, {day} u {time}{abroad, select, yes { (u zoni mentora {theirs})} other {}}.',
      joined: '{count, plural, =0 {ima} one {ima} other {imaju}} mjesto na tvom grupnom susretu „{topic}“.',
      moved:
        'mijenja grupni susret „{topic}“. Sada je {day} u {time}{abroad, select, yes { (u zoni mentora {theirs})} other {}}, {format, select, video {preko videa} other {uživo}}.',
      cancelled: 'otkazuje grupni susret „{topic}“: {day} u {time}.',
      day: 'Grupni susret „{topic}“ je sutra: {day} u {time}{abroad, select, yes { (u zoni mentora {theirs})} other {}}.',
      hour: 'Grupni susret „{topic}“ počinje u {time}{abroad, select, yes { (u zoni mentora {theirs})} other {}}.',
      empty:
        'Do roka niko nije uzeo mjesto na grupnom susretu „{topic}“, pa je otkazan. Termin je opet slobodan.',
      attendance: 'Grupni susret „{topic}“ je prošao. Označi ko je bio.',
    },
    mail: {
      joined: {
        subject: 'Zauzeto mjesto: {topic}',
        heading: 'Neko ima mjesto na tvom susretu',
        text: 'Na grupnom susretu „{topic}“ ({day} u {time}) zauzeto je još jedno mjesto.',
      },
      place: {
        subject: 'Imaš mjesto: {topic}',
        heading: 'Imaš mjesto na grupnom susretu',
        text: 'Grupni susret „{topic}“ je {day} u {time}{abroad, select, yes { po Sarajevu (u zoni mentora {theirs})} other {}}. Ako ne možeš doći, oslobodi mjesto za drugu osobu.',
      },
      up: {
        subject: 'Mjesto je sada tvoje: {topic}',
        heading: 'Oslobodilo se mjesto',
        text: 'Na grupnom susretu „{topic}“ sada imaš mjesto. Susret je {day} u {time}{abroad, select, yes { po Sarajevu (u zoni mentora {theirs})} other {}}. Ako ne možeš doći, oslobodi mjesto za drugu osobu.',
      },
      moved: {
        subject: 'Grupni susret je promijenjen: {topic}',
        heading: 'Promijenjen grupni susret',
        text: 'Grupni susret „{topic}“ je sada {day} u {time}{abroad, select, yes { po Sarajevu (u zoni mentora {theirs})} other {}}, {format, select, video {preko videa: adresa se otvara deset minuta prije početka} other {uživo}}. Kalendar se mijenja sam.',
      },
      cancelled: {
        subject: 'Grupni susret je otkazan: {topic}',
        heading: 'Grupni susret je otkazan',
        text: 'Grupni susret „{topic}“, koji je bio {day} u {time}, otkazan je. Ako je u tvom kalendaru, iz njega nestaje sam.',
      },
      day: {
        subject: 'Sutra u {time}: {topic}',
        heading: 'Grupni susret je sutra',
        text: 'Grupni susret „{topic}“ je {day} u {time}{abroad, select, yes { po Sarajevu (u zoni mentora {theirs})} other {}}.',
      },
      hour: {
        subject: 'Uskoro, u {time}: {topic}',
        heading: 'Grupni susret počinje uskoro',
        text: 'Grupni susret „{topic}“ počinje u {time}{abroad, select, yes { po Sarajevu (u zoni mentora {theirs})} other {}}. Adresa za video otvara se deset minuta ranije.',
      },
      empty: {
        subject: 'Niko nije uzeo mjesto: {topic}',
        heading: 'Grupni susret je otkazan',
        text: 'Do roka niko nije uzeo mjesto na grupnom susretu „{topic}“ ({day} u {time}), pa je otkazan. Termin je opet slobodan.',
      },
      attendance: {
        subject: 'Ko je bio na susretu: {topic}',
        heading: 'Označi ko je bio',
        text: 'Grupni susret „{topic}“ je prošao. U narednih sedam dana možeš označiti ko je bio. Ko nije došao, a ima mjesto, ima izostanak. Ako ovo preskočiš, niko ga nema.',
      },
    },
  },
} as const
