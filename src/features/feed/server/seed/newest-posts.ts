import { DEMO_POST } from '../../contract/demo-post.ts'
import type { DemoPost } from './demo-post.ts'

/** The posts of the last two weeks, the newest first. */
export const NEWEST_POSTS: readonly DemoPost[] = [
  {
    id: DEMO_POST,
    author: 'luka',
    hours: 2,
    audience: 'public',
    text: 'Zadnja klupa uz igralište je postavljena. Trebalo je pet subota, 31 osoba i 1.180 KM od odobrenih 1.200. Ostatak vraćamo u fond, a račun je na stranici projekta. #omladinskebanke #livno',
    pictures: [
      { drawing: 'bridge', alt: 'Crtež: most od kamenja preko rijeke, jednog kamena još nema' },
      { drawing: 'benches', alt: 'Crtež: tri nova luka uz igralište' },
    ],
    supporters: ['ivana', 'ines', 'lejla', 'adnan', 'jovana', 'haris', 'emina'],
    comments: [
      {
        by: 'ivana',
        text: 'Bravo! Dolazimo s izložbom čim se boja osuši.',
        hours: 1,
        answers: [{ by: 'luka', text: 'Suši se do petka, dođite u subotu.', hours: 1 }],
      },
      {
        by: 'adnan',
        text: 'Jeste li drvo uzimali kod pilane ili sa stovarišta? Nama treba za stolove.',
        hours: 1,
      },
    ],
  },
  {
    author: 'marija',
    hours: 9,
    text: 'Tražila sam ovakav oglas kad sam počinjala: mentorstvo prva tri mjeseca i piše plata. Ako se dvoumiš oko SQL-a, javi mi se, prođemo skupa. #analitika #prviposao',
    supporters: ['amra', 'damir', 'nermina', 'jovana'],
    comments: [{ by: 'amra', text: 'Javljam se! Spojevi tabela su mi još magla.', hours: 8 }],
  },
  {
    author: 'adnan',
    hours: 16,
    audience: 'public',
    text: 'Kada vam više odgovara otvoreni sat za pitanja o pozivu? #zenica',
    poll: {
      options: ['Utorak u 18:00', 'Srijeda u 12:00', 'Subota prije podne'],
      hours: 48,
      votes: { damir: 0, nermina: 0, stefan: 2, ivana: 0, lejla: 1, tarik: 0, jovana: 1, luka: 2, emina: 0 },
    },
    supporters: ['lejla', 'tarik'],
  },
  {
    author: 'jovana',
    hours: 20,
    text: 'Noćna smjena gotova, a položena i anatomija. Tri stvari koje su mi pomogle da učim uz posao:\n\n- 25 minuta prije smjene, nikad poslije\n- kartice na telefonu u autobusu\n- kolegica koja me preslišava na pauzi',
    supporters: ['emina', 'ines', 'stefan'],
  },
  {
    author: 'damir',
    hours: 31,
    audience: 'public',
    text: 'We are looking at junior CVs this week. What I read first: one thing you built, and what broke while you built it. A list of twenty technologies tells me less than one honest paragraph. #firstjob',
    link: '/opportunities/mladji-analiticar-mladja-analiticarka-podataka',
    supporters: ['marija', 'adnan', 'nermina', 'tarik'],
    comments: [
      {
        by: 'tarik',
        text: 'Does a school project count?',
        hours: 29,
        answers: [{ by: 'damir', text: 'It does, if you can say what you would do differently.', hours: 28 }],
      },
    ],
  },
  {
    author: 'ines',
    hours: 50,
    text: 'Prva serija džema je u teglama: 140 komada. Etikete sam sama crtala. U subotu sam na pijaci u Orašju, dođite da probate. #svojposao',
    pictures: [{ drawing: 'jars', alt: 'Crtež: četiri tegle džema od šljive na drvenom stolu' }],
    supporters: ['ivana', 'luka', 'haris', 'jovana', 'emina'],
  },
  {
    author: 'stefan',
    hours: 74,
    audience: 'connections',
    text: 'Tražim polovnu žičanu korpu za bicikl i prednje svjetlo. Mijenjam za servis kočnica.',
    supporters: ['nikola'],
  },
  {
    author: 'lejla',
    hours: 98,
    audience: 'public',
    text: 'Otvoreni sat za pitanja o pozivima je svake srijede u 17 h. Ponesite nacrt prijave, pa ćemo ga proći zajedno. Najčešća greška ove jeseni: budžet bez ponuda. #omladinskebanke',
    event: { title: 'Otvoreni sat o pozivima', place: 'Dom omladine, Zenica', days: 6 },
    supporters: ['luka', 'haris', 'adnan', 'tarik', 'emina', 'amra'],
  },
  {
    author: 'emina',
    hours: 122,
    text: 'Volontiranje u biblioteci u Travniku: čitamo djeci subotom u 11. Treba nam još dvoje ljudi s glasom za vuka. #volontiranje',
    supporters: ['jovana', 'ines'],
  },
  {
    author: 'adnan',
    hours: 171,
    text: 'Sekcija programiranja u Zenici ima 18 prijavljenih i 11 računara. Ako vaša firma mijenja laptope, javite se prije nego što odu na otpad. #zenica',
    supporters: ['damir', 'nermina', 'lejla', 'tarik', 'marija'],
  },
  {
    author: 'haris',
    hours: 230,
    text: 'Prvi put sam sam vodio grupu na Jahorini. Naučio sam da plan B treba imati i plan C. Hvala ekipi na strpljenju!',
    supporters: ['stefan', 'lejla', 'amra'],
  },
  {
    author: 'amra',
    hours: 300,
    audience: 'public',
    text: 'Završila sam kurs statistike i napravila malu analizu: koliko košta put do fakulteta iz pet gradova. Najskuplje je iz Bihaća, i to ne samo zbog kilometara. Tabela je kod mene, pitajte. #analitika',
    pictures: [
      { drawing: 'chart', alt: 'Grafikon: put do fakulteta najviše košta iz Bihaća, najmanje iz Zenice' },
    ],
    supporters: ['marija', 'damir', 'lejla', 'nermina'],
  },
]
