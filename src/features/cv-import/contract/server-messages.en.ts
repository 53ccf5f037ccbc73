import type { SameShape } from '#platform/contract/texts.ts'
import type { messages as bhs } from './server-messages.bhs.ts'

export const messages = {
  limits: {
    cvImports: { title: 'CVs imported', hint: 'by one person; reading a file costs the server' },
  },
  areas: {
    cvImport: {
      title: 'CV import',
      hint: 'Reading a CV from a file into a profile. Profiles can still be filled in by hand.',
    },
  },
  errors: {
    empty: 'The file is empty.',
    wrongType:
      'We do not read this kind of file. Send a PDF, DOCX, JSON (JSON Resume, Reactive Resume or Europass), XML of the older Europass or the ZIP with your LinkedIn data.',
    oldWord: 'This is the old Word format (.doc). Open it in Word and save it as DOCX or PDF.',
    encrypted: 'The file is protected by a password. Save it without one and send it again.',
    damaged: 'The file is damaged and cannot be opened. Save it again from the program that made it.',
    huge: 'The file unpacks to too much data. Send a plain CV without large pictures.',
    tooManyPages: 'The CV has too many pages. Send 15 at most.',
    scanned:
      'This CV is scanned or photographed: the file holds only pictures and no text that we can read. Send a PDF or DOCX from the program it was written in, or type your details into the profile.',
    picture:
      'This is a picture, and we cannot read text from pictures. Send the CV as a PDF or DOCX from the program it was written in, or type your details into the profile.',
    nothing: 'We found nothing in this file for your profile. Check that it really is your CV.',
    otherBuilder:
      'This file was made by {builder}, and we cannot read its data. Export your CV there as a PDF or DOCX and upload that.',
    otherJson:
      'We do not know which program made this JSON file. We read JSON Resume, Reactive Resume and Europass. Upload the CV as a PDF or DOCX.',
    slow: 'Reading took too long. Try another format, such as DOCX instead of PDF.',
    gone: 'This import has expired. Upload the CV again.',
    nothingChosen: 'Choose at least one thing to add.',
    undoOver: 'This can no longer be undone: the profile has changed since, or 10 minutes have passed.',
  },
} as const satisfies SameShape<typeof bhs>
