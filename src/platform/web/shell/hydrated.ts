declare global {
  interface Window {
    __hydrated?: boolean
    __sent?: EventTarget | null
  }
}

/** The application has taken the page over: a form that was sent before is sent now. */
export function markHydrated(): void {
  window.__hydrated = true
  const { __sent: form } = window
  window.__sent = null
  if (form instanceof HTMLFormElement && form.isConnected) form.requestSubmit()
}
