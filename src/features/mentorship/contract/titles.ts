/** Page titles. */
export const titles = {
  mentors: { bhs: 'Mentori i mentorice', en: 'Mentors' },
  mentor: { bhs: 'Mentorstvo', en: 'Mentor' },
  mentorship: { bhs: 'Mentorstva', en: 'Mentorships' },
  own: { bhs: 'Moj mentorski profil', en: 'My mentor profile' },
  suggested: { bhs: 'Mentori i mentorice za tebe', en: 'Mentors for you' },
  console: { bhs: 'Mentori na provjeri', en: 'Mentors to check' },
} as const
