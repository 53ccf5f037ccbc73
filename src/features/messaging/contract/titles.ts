export const messagesTitle = { bhs: 'Poruke', en: 'Messages' }
