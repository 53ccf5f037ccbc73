/** A second language must have exactly the keys of the first. */
export type SameShape<T> = { [K in keyof T]: T[K] extends string ? string : SameShape<T[K]> }

/** Messages of a feature: nested objects of ICU message strings. */
export type Catalogue = { readonly [key: string]: string | Catalogue }
