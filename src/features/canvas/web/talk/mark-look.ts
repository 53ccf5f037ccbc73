const LOOK = 'bg-lilac-tint underline decoration-lilac decoration-2 underline-offset-2 cursor-pointer'

/** How words look that are talked about. */
export const markClass = (isChosen: boolean) => (isChosen ? `${LOOK} outline-2 outline-lilac` : LOOK)
