/** What became of the mails that this process tried to send. */
export const mailFigures = { sent: 0, failed: 0 }
