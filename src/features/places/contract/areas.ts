import type { Locale } from '#platform/contract/locale.ts'
import type { Area, Municipality } from './municipalities.ts'

export type Entity = 'FBiH' | 'RS' | 'BD'

/** The names of cantons, the Republic and the District. */
export const areaNames: Readonly<Record<Area, Readonly<Record<Locale, string>>>> = {
  USK: { bhs: 'Unsko-sanski kanton', en: 'Una-Sana Canton' },
  POS: { bhs: 'Posavski kanton', en: 'Posavina Canton' },
  TUZ: { bhs: 'Tuzlanski kanton', en: 'Tuzla Canton' },
  ZDK: { bhs: 'Zeničko-dobojski kanton', en: 'Zenica-Doboj Canton' },
  BPK: { bhs: 'Bosansko-podrinjski kanton', en: 'Bosnian-Podrinje Canton' },
  SBK: { bhs: 'Srednjobosanski kanton', en: 'Central Bosnia Canton' },
  HNK: { bhs: 'Hercegovačko-neretvanski kanton', en: 'Herzegovina-Neretva Canton' },
  ZHK: { bhs: 'Zapadnohercegovački kanton', en: 'West Herzegovina Canton' },
  KS: { bhs: 'Kanton Sarajevo', en: 'Sarajevo Canton' },
  K10: { bhs: 'Kanton 10', en: 'Canton 10' },
  RS: { bhs: 'Republika Srpska', en: 'Republika Srpska' },
  BD: { bhs: 'Brčko distrikt', en: 'Brčko District' },
}

export function entityOf({ area }: Pick<Municipality, 'area'>): Entity {
  return area === 'RS' || area === 'BD' ? area : 'FBiH'
}
