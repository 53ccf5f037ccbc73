/** The names under which WordPress and its plugins for languages and series keep what a post has beside its text. */
export const META = {
  cover: '_thumbnail_id',
  alt: '_wp_attachment_image_alt',
  footnotes: 'footnotes',
  language: '_wpml_import_language_code',
  translations: '_wpml_import_translation_group',
  part: '_series_part',
} as const
