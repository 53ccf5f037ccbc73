/**
 * An email address as it is typed. No control characters, which the database refuses, no half characters, which no address in
 * a link can carry, and none that part addresses in a mail's header. Labels without dots keep the search linear: with dots in
 * them, one long address would keep the server busy for minutes.
 */
export const EMAIL =
  /^\s*[^\s@<>"'(),:;\\[\]\u0000-\u001f\u007f\ud800-\udfff]+@[^\s@.<>"'(),:;\\[\]\u0000-\u001f\u007f\ud800-\udfff]+(?:\.[^\s@.<>"'(),:;\\[\]\u0000-\u001f\u007f\ud800-\udfff]+)+\s*$/u
export const EMAIL_MAX = 254
