-- What staff had written live into the two old pages of the footer goes on in their pages of the builder, unless somebody has
-- already changed those. Texts stand there as whole strings, by which each is found.

do $$
declare
  one record;
  page record;
  whole text;
  place text[];
begin
  for page in
    select p.id, case s.slug when 'faq' then 'faq' else 'contact' end as name from pages p join page_slugs s on s.page_id = p.id
    where p.id in ('01978a00-0000-7000-8000-000000000001', '01978a00-0000-7000-8000-000000000002') and p.version = 1 and s.is_current
  loop
    select content::text into whole from pages where id = page.id;
    for one in
      select t.locale, t.delivered, (
        select string_agg(line.words, E'\n' order by line.at) from (
          select block.at, (
            select string_agg(coalesce(part ->> 'text', ' '), '' order by n)
            from jsonb_path_query(block.part, 'strict $.**?(@.type == "text" || @.type == "hardBreak")') with ordinality as parts (part, n)
          ) as words from jsonb_array_elements(b.document -> 'content') with ordinality as block (part, at)
        ) line where line.words is not null
      ) as words
      from (values
      ('faq-title', 'bhs', 'Česta pitanja'),
      ('faq-title', 'en', 'FAQ'),
      ('faq-intro', 'bhs', 'Kratki odgovori na ono što nas najčešće pitate.'),
      ('faq-intro', 'en', 'Short answers to what people ask us most.'),
      ('faq-pocetak-title', 'bhs', 'Početak'),
      ('faq-pocetak-title', 'en', 'Getting started'),
      ('faq-pocetak-cijena-question', 'bhs', 'Je li Zamah stvarno besplatan?'),
      ('faq-pocetak-cijena-question', 'en', 'Is Zamah really free?'),
      ('faq-pocetak-cijena-answer', 'bhs', 'Jeste, i to zauvijek. Ne tražimo karticu, nema probnog roka i ne prodajemo podatke.'),
      ('faq-pocetak-cijena-answer', 'en', 'Yes, and for good. We ask for no card, there is no trial period and we sell no data.'),
      ('faq-pocetak-godine-question', 'bhs', 'Koliko godina moram imati?'),
      ('faq-pocetak-godine-question', 'en', 'How old do I have to be?'),
      ('faq-pocetak-godine-answer', 'bhs', 'Najmanje 15. Ako nemaš 16, treba ti saglasnost roditelja ili staratelja. Pojedini pozivi imaju svoje granice; pišu u pravilima poziva.'),
      ('faq-pocetak-godine-answer', 'en', 'At least 15. If you are under 16 you need the consent of a parent or guardian. Some calls have limits of their own; they are in the rules of the call.'),
      ('faq-pocetak-iskustvo-question', 'bhs', 'Nemam radnog iskustva. Ima li smisla da se prijavim?'),
      ('faq-pocetak-iskustvo-question', 'en', 'I have no work experience. Is there any point?'),
      ('faq-pocetak-iskustvo-answer', 'bhs', 'Ima. Pomaganje u porodičnoj radnji, sport, volontiranje i školski projekti su iskustvo. Zamah iz njih prepozna vještine, a ti ih potvrdiš.'),
      ('faq-pocetak-iskustvo-answer', 'en', 'There is. Helping in the family shop, sport, volunteering and school projects are experience. Zamah finds the skills in them and you confirm.'),
      ('faq-pocetak-uredjaj-question', 'bhs', 'Treba li mi računar ili dobar internet?'),
      ('faq-pocetak-uredjaj-question', 'en', 'Do I need a computer or a good connection?'),
      ('faq-pocetak-uredjaj-answer', 'bhs', 'Ne. Sve se može uraditi s telefona. Stranice su lagane, a u postavkama možeš uključiti i uštedu podataka.'),
      ('faq-pocetak-uredjaj-answer', 'en', 'No. Everything can be done on a phone. The pages are light, and in settings you can turn on the data saver too.'),
      ('faq-racun-title', 'bhs', 'Račun i prijava'),
      ('faq-racun-title', 'en', 'Account and signing in'),
      ('faq-racun-kod-question', 'bhs', 'Nije mi stigao kod. Šta sad?'),
      ('faq-racun-kod-question', 'en', 'My code has not arrived. What now?'),
      ('faq-racun-kod-answer', 'bhs', 'Pogledaj neželjenu poštu i provjeri je li adresa dobro napisana. Kod vrijedi 10 minuta; novi zatraži na istoj stranici. Link iz istog maila vrijedi 24 sata.'),
      ('faq-racun-kod-answer', 'en', 'Look in your spam folder and check the spelling of the address. A code is good for 10 minutes; ask for a new one on the same page. The link in the same email is good for 24 hours.'),
      ('faq-racun-lozinka-question', 'bhs', 'Lozinka mi ne radi. Kako da uđem?'),
      ('faq-racun-lozinka-question', 'en', 'I cannot get in with my password. What do I do?'),
      ('faq-racun-lozinka-answer', 'bhs', 'Na stranici za prijavu izaberi link za zaboravljenu lozinku. Dobit ćeš mail sa šest cifara i linkom. Kod radi samo u pregledniku u kojem je zatražen, a link bilo gdje.'),
      ('faq-racun-lozinka-answer', 'en', 'On the sign-in page choose the link for a forgotten password. You will get an email with six digits and a link. The digits work only in the browser where you asked for them, the link anywhere.'),
      ('faq-racun-sesije-question', 'bhs', 'Neko možda koristi moj račun. Kako da ga zaustavim?'),
      ('faq-racun-sesije-question', 'en', 'Somebody may be using my account. How do I stop them?'),
      ('faq-racun-sesije-answer', 'bhs', 'U postavkama vidiš sve uređaje na kojima je račun otvoren i svaki možeš odjaviti. Zatim promijeni lozinku.'),
      ('faq-racun-sesije-answer', 'en', 'In settings you see every device where the account is open and can sign each one out. Then change your password.'),
      ('faq-racun-brisanje-question', 'bhs', 'Kako da obrišem račun ili preuzmem podatke?'),
      ('faq-racun-brisanje-question', 'en', 'How do I delete my account or download my data?'),
      ('faq-racun-brisanje-answer', 'bhs', 'Oboje je u postavkama. Podatke dobiješ u jednoj ZIP datoteci. Nakon brisanja imaš 30 dana da se predomisliš, a onda nestaje sve osim onoga što nije samo tvoje: poruke kod drugih, rad tima i ugovori o novcu. Tačno piše u privatnosti.'),
      ('faq-racun-brisanje-answer', 'en', 'Both are in settings. You get your data in one ZIP file. After deleting you have 30 days to change your mind; then everything goes but what is not yours alone: messages with others, a team’s work and contracts about money. The page about privacy says exactly what.'),
      ('faq-prilike-title', 'bhs', 'Preporuke, poslovi i grantovi'),
      ('faq-prilike-title', 'en', 'Recommendations, jobs and grants'),
      ('faq-prilike-zasto-question', 'bhs', 'Zašto vidim baš ovu preporuku?'),
      ('faq-prilike-zasto-question', 'en', 'Why do I see this recommendation?'),
      ('faq-prilike-zasto-answer', 'bhs', 'Uz svaku piše razlog: koje vještine imaš, šta fali i koliko je daleko. Ime, spol i godine nikad ne ulaze u poredak, a svaku preporuku možeš odbiti.'),
      ('faq-prilike-zasto-answer', 'en', 'Each one states its reason: which skills you have, what is missing and how far it is. Name, gender and age never enter the ranking, and you can dismiss any of them.'),
      ('faq-prilike-banka-question', 'bhs', 'Šta je omladinska banka?'),
      ('faq-prilike-banka-question', 'en', 'What is a youth bank?'),
      ('faq-prilike-banka-answer', 'bhs', 'Fond općine o kojem odlučuju mladi. Ekipa od 3 do 7 ljudi prijavi ideju za svoj kraj, odbor je ocijeni, a ljudi glasaju. Rezultati i razlozi su javni.'),
      ('faq-prilike-banka-answer', 'en', 'A municipal fund that young people decide about. A team of 3 to 7 submits an idea for their town, a board scores it and people vote. Results and reasons are public.'),
      ('faq-prilike-rok-question', 'bhs', 'Po kojem satu se računa rok?'),
      ('faq-prilike-rok-question', 'en', 'Which clock does a deadline follow?'),
      ('faq-prilike-rok-answer', 'bhs', 'Po vremenu u Sarajevu, po satu našeg servera. Rok za pozive je obično u 14:00.'),
      ('faq-prilike-rok-answer', 'en', 'The time in Sarajevo, by the clock of our server. Calls usually close at 14:00.'),
      ('contact-title', 'bhs', 'Kontakt'),
      ('contact-title', 'en', 'Contact'),
      ('contact-intro', 'bhs', 'Piši nam na bosanskom, hrvatskom, srpskom ili engleskom. Čita nas čovjek, ne automat.'),
      ('contact-intro', 'en', 'Write in Bosnian, Croatian, Serbian or English. A person reads it, not a machine.'),
      ('contact-email', 'bhs', 'kontakt@zamah.ba'),
      ('contact-email', 'en', 'kontakt@zamah.ba'),
      ('contact-pomoc-title', 'bhs', 'Nešto ne radi'),
      ('contact-pomoc-title', 'en', 'Something does not work'),
      ('contact-pomoc-text', 'bhs', 'Napiši na kojoj si stranici, šta je trebalo da se desi i šta se desilo. Ako na ekranu piše broj zahtjeva, pošalji i njega. Lozinku i kodove nikad ne šalji.'),
      ('contact-pomoc-text', 'en', 'Say which page you are on, what should have happened and what did. If the screen shows a request number, send that too. Never send passwords or codes.'),
      ('contact-podaci-title', 'bhs', 'Tvoji podaci'),
      ('contact-podaci-title', 'en', 'Your data'),
      ('contact-podaci-text', 'bhs', 'Preuzimanje i brisanje su u postavkama. Za sve drugo o podacima piši s adrese kojom se prijavljuješ, s naslovom „Moji podaci“. Odgovaramo najkasnije za mjesec dana.'),
      ('contact-podaci-text', 'en', 'Downloading and deleting are in settings. For anything else about your data, write from the address you sign in with and put “My data” in the subject. We answer within a month at the latest.'),
      ('contact-prijava-title', 'bhs', 'Lažan oglas ili neprimjeren sadržaj'),
      ('contact-prijava-title', 'en', 'A false listing or improper content'),
      ('contact-prijava-text', 'bhs', 'Pošalji link i kratko napiši šta nije u redu. Ko prijavljuje, ne otkrivamo onome na koga se prijava odnosi.'),
      ('contact-prijava-text', 'en', 'Send the link and say briefly what is wrong. We do not reveal who reported it to the one it concerns.'),
      ('contact-partneri-title', 'bhs', 'Poslodavci, organizacije, općine'),
      ('contact-partneri-title', 'en', 'Employers, organisations, municipalities'),
      ('contact-partneri-text', 'bhs', 'Ako želite objavljivati prilike ili pokrenuti omladinsku banku, pišite nam ko ste i šta planirate. Organizacije provjeravamo prije prve objave.'),
      ('contact-partneri-text', 'en', 'If you want to publish opportunities or start a youth bank, tell us who you are and what you plan. We check organisations before their first listing.')
      ) t (id, locale, delivered)
      join content_blocks b on b.id = t.id and b.locale = t.locale
      where t.id like page.name || '-%'
    loop
      continue when coalesce(one.words, '') = '';
      whole := replace(whole, '"' || one.locale || '": ' || to_jsonb(one.delivered), '"' || one.locale || '": ' || to_jsonb(one.words));
      -- Longer texts are documents of one paragraph in one language.
      whole := replace(whole,
        '"' || one.locale || '": ' || jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object(
          'type', 'paragraph', 'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', one.delivered))))),
        '"' || one.locale || '": ' || jsonb_build_object('type', 'doc', 'content', (
          select jsonb_agg(jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', line))))
          from regexp_split_to_table(one.words, E'\n') line where line <> '')));
      if one.delivered = 'kontakt@zamah.ba' then
        whole := replace(replace(whole, '"mailto:kontakt@zamah.ba"', to_jsonb('mailto:' || one.words)::text), '"kontakt@zamah.ba"', to_jsonb(one.words)::text);
      end if;
    end loop;
    -- The name and the place of whoever runs the product stood apart, and stand in one line now.
    if page.name = 'contact' then
      select array_agg(coalesce((
        select string_agg(part ->> 'text', '' order by n) from content_blocks b,
          jsonb_path_query(b.document, 'strict $.**?(@.type == "text")') with ordinality as parts (part, n)
        where b.id = t.id and b.locale = t.locale), t.delivered) order by t.at) into place
      from (values (1, 'contact-name', 'bhs', 'Zamah'), (2, 'contact-place', 'bhs', 'Bosna i Hercegovina'),
        (3, 'contact-name', 'en', 'Zamah'), (4, 'contact-place', 'en', 'Bosnia and Herzegovina')) t (at, id, locale, delivered);
      whole := replace(whole, '"Zamah, Bosna i Hercegovina"', to_jsonb(place[1] || ', ' || place[2])::text);
      whole := replace(whole, '"Zamah, Bosnia and Herzegovina"', to_jsonb(place[3] || ', ' || place[4])::text);
    end if;
    update pages set content = whole::jsonb, terms = array_to_tsvector((
      select array_agg(distinct left(word, 40)) from jsonb_path_query(whole::jsonb, 'strict $.**?(@.type() == "string")') text,
        regexp_split_to_table(translate(lower(text #>> '{}'), 'čćžšđ', 'cczsd'), '[^a-z0-9]+') word where word <> ''))
    where id = page.id and content <> whole::jsonb;
    update page_publications o set content = p.content, terms = p.terms from pages p
    where p.id = page.id and o.page_id = p.id and o.content <> p.content;
  end loop;
end $$;
