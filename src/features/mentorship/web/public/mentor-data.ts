import type { PublicMentor } from '../../contract/public.endpoints.ts'

/** Returns the mentor's structured data for search engines (schema.org/Person). */
export function mentorData({ shown, publicUrl }: { shown: PublicMentor; publicUrl: string }): object {
  const { name, slug, profile, skills, languages } = shown
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name,
    url: profile === null ? `${publicUrl}/mentors/${slug}` : `${publicUrl}/profil/${profile}`,
    knowsAbout: skills.map((skill) => skill.name.bhs),
    knowsLanguage: languages,
  }
}
