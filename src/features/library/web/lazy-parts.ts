import { lazyPart } from '#platform/web/shell/lazy-part.ts'

/** A dialog that answers with one picture of the library, or a new one of the device. */
export const LibraryPicker = lazyPart(async () => (await import('./picker/library-picker.tsx')).PickerDialog)

/** A picture within a text that is being written. */
export const FigurePart = lazyPart(async () => (await import('./picker/figure-part.tsx')).FigurePart)

/** A picture by its id, as those see it who write. */
export const LibraryImage = lazyPart(async () => (await import('./library-image.tsx')).LibraryImage)

/** A dialog that answers with one file of the library, or a new one of the device. */
export const DocumentPicker = lazyPart(
  async () => (await import('./documents/document-picker.tsx')).DocumentPickerDialog,
)

/** A file within a text that is being written, by its id. */
export const DocumentPart = lazyPart(async () => (await import('./documents/document-part.tsx')).DocumentPart)

/** The pictures and files of all authors, for staff. */
export const StaffLibrary = lazyPart(async () => (await import('./desk/library-parts.tsx')).StaffLibrary)
