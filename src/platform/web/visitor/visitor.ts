import { followMenu } from '../shell/menu-button.ts'
import { startConsent } from '../consent/consent-controls.ts'
import { reportPageView } from '../consent/pixel.ts'
import { registerWorker } from '../offline/register-worker.ts'
import { scrollLikeSpecified } from '../shell/scroll-start.ts'

/** All the script of reading pages for signed-out visitors. */
const YEAR = 365 * 24 * 3600

scrollLikeSpecified()
registerWorker()

if (document.body.dataset.pixel) {
  startConsent()
  reportPageView()
}

for (const button of document.querySelectorAll<HTMLButtonElement>('button[name="lang"]')) {
  button.addEventListener('click', (event) => {
    event.preventDefault()
    localStorage.setItem('preferred-language', button.value)
    document.cookie = `lang=${button.value}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
    location.assign(location.pathname)
  })
}

for (const opener of document.querySelectorAll<HTMLButtonElement>('button[popovertarget]')) followMenu(opener)
