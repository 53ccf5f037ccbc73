/** Page titles of the route table. */
export const titles = {
  projects: { bhs: 'Projekti mladih', en: 'Youth projects' },
  confirm: { bhs: 'Potvrda doprinosa', en: 'Confirming a contribution' },
  project: { bhs: 'Projekat', en: 'Project' },
} as const
