/** Words of the page of texts. */
export const messages = {
  intro:
    'Sve što ljudi čitaju u proizvodu, na oba jezika: riječi ekrana, mailova i obavijesti i tekstovi stranica.',
  search: 'Tekst ili ključ',
  area: 'Dio proizvoda',
  allAreas: 'Svi dijelovi',
  blocks: 'Tekstovi stranica',
  states: {
    all: 'Svi, {count, number}',
    changed: 'Izmijenjeni, {count, number}',
    older: 'Engleski stariji, {count, number}',
    one: { delivered: 'kako je isporučeno', changed: 'izmijenjeno', older: 'engleski je stariji' },
  },
  found: '{count, plural, one {# tekst} few {# teksta} other {# tekstova}}',
  list: 'Tekstovi',
  language: { bhs: 'BHS', en: 'ENG' },
  length: '{used} od {max}',
  none: 'Ništa nije nađeno',
  noneText: 'Probaj s drugom riječju, ili skini filtere.',
  reset: 'Prikaži sve',
  download: {
    label: 'Preuzmi',
    menu: 'Vrsta datoteke',
    busy: 'Pripremam…',
    xlsx: 'XLSX, tabela',
    csv: 'CSV, tabela',
    json: 'JSON',
    en: 'XLIFF 2.0, prevod na engleski',
    bhs: 'XLIFF 2.0, prevod s engleskog',
  },
} as const
