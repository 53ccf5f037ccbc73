import { useEffect, type RefObject } from 'react'

/** Keeps the panel above a phone's keyboard, and the edited text visible beside it. */
export function usePanelPlace(panel: RefObject<HTMLElement | null>, edited: HTMLElement): void {
  useEffect(() => {
    const view = window.visualViewport
    function lift() {
      if (!view || !panel.current) return
      const hidden = Math.max(0, window.innerHeight - view.height - view.offsetTop)
      panel.current.style.setProperty('bottom', hidden > 0 ? `${hidden}px` : '')
    }
    view?.addEventListener('resize', lift)
    view?.addEventListener('scroll', lift)
    lift()
    return () => {
      view?.removeEventListener('resize', lift)
      view?.removeEventListener('scroll', lift)
    }
  }, [panel])
  useEffect(() => {
    const { body } = document
    // Space below the last texts of the page, so that they too can be above the panel.
    body.style.setProperty('padding-bottom', `${panel.current?.offsetHeight ?? 0}px`)
    const { top, bottom } = edited.getBoundingClientRect()
    const covered = bottom > window.innerHeight * 0.4 || top < 0
    if (covered) edited.scrollIntoView({ block: 'start' })
    return () => void body.style.removeProperty('padding-bottom')
  }, [panel, edited])
}
