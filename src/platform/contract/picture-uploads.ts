export const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const
export const UPLOAD_LIMIT = 8 * 1024 * 1024

/** Whether a file calls itself HEIC, the format of an iPhone; some devices give it no type. */
export function isHeicFile({ type, name }: { type: string; name: string }): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
}

/**
 * Whether a chosen file may be a picture. One without a type is checked by the server, and a HEIC is turned into a JPEG by
 * the browsers that read it; of the others the server says what to do.
 */
export function mayBePicture(file: { type: string; name: string }): boolean {
  return file.type === '' || UPLOAD_TYPES.some((one) => one === file.type) || isHeicFile(file)
}
