// @ts-check
const FOAM = Array.from({ length: 28 }, (_, at) => {
  const [x, y] = [60 + (at % 7) * 155, 50 + Math.floor(at / 7) * 130]
  return `<path d="M${x} ${y}h145l-20 60 20 60h-145l20-60Z" fill="${at % 2 ? '#3d4a52' : '#46555e'}"/>`
}).join('')
const KNOBS = Array.from({ length: 24 }, (_, at) => {
  const [x, y] = [430 + (at % 8) * 62, 700 + Math.floor(at / 8) * 46]
  return `<circle cx="${x}" cy="${y}" r="13" fill="${at % 5 ? '#c8d2d6' : '#ff7a4d'}"/>`
}).join('')
/** @param {number} x @param {number} y @param {number} size */
const microphone = (x, y, size) => `<g transform="translate(${x} ${y}) scale(${size})">
<rect x="-46" y="-150" width="92" height="170" rx="46" fill="#20282c"/><path d="M-38-110h76M-42-80h84M-42-50h84M-38-20h76" stroke="#5f6c73" stroke-width="6"/>
<path d="M-70-40v40a70 70 0 0 0 140 0v-40M0 70v110" fill="none" stroke="#8d9aa1" stroke-width="14"/></g>`

/** Scenes from the logs of demo projects, without people. */
export const drawings = {
  room: `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1200 900">
<rect width="1200" height="900" fill="#2d373d"/>${FOAM}<path d="M0 640H1200V900H0Z" fill="#9a7650"/><path d="M0 640H1200V662H0Z" fill="#7d5d3c"/>
<rect x="390" y="670" width="520" height="170" rx="16" fill="#2a3338"/>${KNOBS}${microphone(250, 560, 1)}${microphone(1030, 560, 1)}</svg>`,
  air: `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 0 900 1200">
<rect width="900" height="1200" fill="#e9dcc5"/><path d="M0 820H900V1200H0Z" fill="#a5703d"/>
<rect x="250" y="110" width="400" height="130" rx="18" fill="#8c2a1c"/><text x="450" y="198" font-family="sans-serif" font-size="66" font-weight="700" text-anchor="middle" fill="#ffe9dd">U ETERU</text>
${microphone(450, 660, 2.1)}<rect x="90" y="930" width="300" height="190" rx="8" fill="#fdfbf5" transform="rotate(-5 240 1025)"/><path d="M125 985h225M122 1020h210M118 1055h225" stroke="#a9a294" stroke-width="8" transform="rotate(-5 240 1025)"/></svg>`,
  pitch: `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="860" viewBox="0 0 1280 860">
<rect width="1280" height="860" fill="#101c2c"/><path d="M0 470L260 340 520 450 800 320 1280 470V520H0Z" fill="#1b2c40"/>
<path d="M160 130L-40 860H760Z M1120 130L520 860H1320Z" fill="#f7efc9" opacity=".16"/><path d="M0 500H1280V860H0Z" fill="#2f6b46"/>
<path d="M640 500V860M0 560H1280" stroke="#e8f1e4" stroke-width="5" opacity=".8"/><ellipse cx="640" cy="680" rx="190" ry="70" fill="none" stroke="#e8f1e4" stroke-width="5" opacity=".8"/>
<g stroke="#8fa0ad" stroke-width="12"><path d="M160 150V620M1120 150V620"/></g><g fill="#fff7d6"><rect x="90" y="100" width="140" height="54" rx="8"/><rect x="1050" y="100" width="140" height="54" rx="8"/></g>
<g fill="none" stroke="#dfe6ea" stroke-width="8"><path d="M30 640V540H150V640M1130 640V540H1250V640"/></g><circle cx="700" cy="720" r="16" fill="#fff"/></svg>`,
}
