/** The desk of an opportunity under these conditions. */
export const deskPath = (opportunity: string, conditions = '') =>
  `/opportunities/${opportunity}/applications${conditions && `?${conditions}`}`

export const applicationPath = (of: { opportunity: string; application: string }) =>
  deskPath(of.opportunity, `application=${of.application}`)
