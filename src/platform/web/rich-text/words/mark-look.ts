const LOOK = 'bg-lilac-tint underline decoration-lilac decoration-2 underline-offset-2 cursor-pointer'

/** The look of words that have a comment. */
export const markClass = (isChosen: boolean) => (isChosen ? `${LOOK} outline-2 outline-lilac` : LOOK)
