-- The fold of platform/contract/fold.ts, letter for letter, so that indexes and programs compare texts alike.
create function fold_text(value text) returns text
  language sql immutable strict parallel safe
  return btrim(
    regexp_replace(
      replace(
        lower(
          replace(replace(replace(replace(replace(replace(
            translate(
              regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g'),
              'абвгдђежзијклмнопрстћуфхцчшАБВГДЂЕЖЗИЈКЛМНОПРСТЋУФХЦЧШЉЊЏđĐłŁøØıðÐÆŒ',
              'abvgddezzijklmnoprstcufhccsabvgddezzijklmnoprstcufhccsљњџddllooiddæœ'),
            'љ', 'lj'), 'њ', 'nj'), 'џ', 'dz'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
          collate "C"),
        'dj', 'd'),
      '[^a-z0-9+#]+', ' ', 'g'));
