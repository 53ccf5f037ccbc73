export type Words = { readonly bhs: string; readonly en: string }

/** A paragraph, or an item of a list where several items follow each other. */
export type Part = Words & { readonly item?: true }

export type Section = { readonly id: string; readonly title: Words; readonly parts: readonly Part[] }

export type LegalDocument = {
  readonly id: string
  readonly title: Words
  readonly intro: Words
  readonly sections: readonly Section[]
}

/** Stored with a person's acceptance; `date` is the local day from which the text applies. */
export type Version = { readonly version: string; readonly date: string }
