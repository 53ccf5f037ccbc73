/**
 * What a file belongs to. Pictures of the public ones have an address that everybody may ask for; a `picture` of the library
 * has it from the moment on from which it stands on a public page. A `document` is another file of the library.
 */
export const FILE_KINDS = [
  'message',
  'canvas',
  'application',
  'project-paper',
  'project-photo',
  'profile',
  'logo',
  'library',
  'picture',
  'form',
  'document',
] as const
export type FileKind = (typeof FILE_KINDS)[number]

export const PUBLIC_KINDS: readonly FileKind[] = ['project-photo', 'profile', 'logo', 'library']
