import { scriptedLang } from '#platform/contract/locale.ts'
import type { Writer } from '#platform/contract/script/cyrillic.ts'
import type { Mail, MailPart } from './mail.ts'

export type RenderedMail = { subject: string; html: string; text: string }

const FONT = "font-family:Onest,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Mail programs draw no pictures without asking: the arch is the border of an empty piece of text. */
const ARCH =
  '<span style="display:inline-block;width:10px;height:7px;border:6px solid #ff7a4d;border-bottom:0;border-radius:11px 11px 0 0;font-size:0;line-height:0">&#8203;</span>'

/**
 * The same words as HTML (tables and inline styles, as mail programs want) and as plain text; in Cyrillic letters where
 * somebody writes them so.
 */
export function renderMail(input: Mail, productName: string, write?: Writer): RenderedMail {
  const mail = write ? mailInScript(input, write) : input
  const product = write?.(productName) ?? productName
  const html = `<!doctype html>
<html lang="${scriptedLang(mail.locale, write !== undefined)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(mail.subject)}</title>
<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){.paper{background:#0f1513!important}.card{background:#171f1c!important;border-color:#2a3530!important}.ink{color:#eef1ea!important}.ink2{color:#b9c4be!important}.code{background:#0a0f0d!important;color:#eef1ea!important}.link{color:#6ad6ba!important}}</style></head>
<body class="paper" style="margin:0;background:#fbf8f2"><table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf8f2"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px"><tr><td class="ink" style="${FONT};font-size:21px;font-weight:700;letter-spacing:-.04em;color:#16201d;padding:0 0 16px">${ARCH} ${escapeHtml(product)}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e4ddce;border-radius:14px;padding:28px 24px"><h1 class="ink" style="${FONT};font-size:23px;line-height:1.2;letter-spacing:-.02em;color:#16201d;margin:0 0 14px">${escapeHtml(mail.heading)}</h1>
${mail.parts.map(partHtml).join('\n')}</td></tr></table></td></tr></table></body></html>`
  const text = [mail.heading, ...mail.parts.map(partText), `-- \n${product}`].join('\n\n')
  return { subject: mail.subject, html, text }
}

/** The words of a mail in Cyrillic letters; codes and addresses stay. */
export function mailInScript(mail: Mail, write: Writer): Mail {
  return {
    ...mail,
    subject: write(mail.subject),
    heading: write(mail.heading),
    parts: mail.parts.map((part) => partInScript(part, write)),
  }
}

function partInScript(part: MailPart, write: Writer): MailPart {
  if (part.kind === 'code') return part
  return 'label' in part ? { ...part, label: write(part.label) } : { ...part, text: write(part.text) }
}

function partHtml(part: MailPart): string {
  switch (part.kind) {
    case 'paragraph':
      return `<p class="ink" style="${FONT};font-size:16px;line-height:1.55;color:#16201d;margin:0 0 14px">${escapeHtml(part.text)}</p>`
    case 'code':
      return `<p class="code" style="${FONT};font-size:32px;font-weight:700;letter-spacing:.18em;line-height:1;color:#16201d;background:#f3eee3;border-radius:10px;padding:18px 16px;margin:0 0 14px;text-align:center">\n${escapeHtml(part.text)}\n</p>`
    case 'button':
      return `<p style="margin:0 0 14px"><a href="${escapeHtml(part.url)}" style="${FONT};display:inline-block;font-size:16px;font-weight:620;color:#1d0e07;background:#ff7a4d;border-radius:10px;padding:14px 22px;text-decoration:none">${escapeHtml(part.label)}</a></p>
<p class="ink2" style="${FONT};font-size:13px;line-height:1.5;color:#46524d;margin:0 0 14px;word-break:break-all"><a class="link" href="${escapeHtml(part.url)}" style="color:#005a49">${escapeHtml(part.url)}</a></p>`
    case 'link':
      return `<p style="${FONT};font-size:16px;font-weight:620;line-height:1.4;margin:0 0 4px"><a class="link" href="${escapeHtml(part.url)}" style="color:#005a49">${escapeHtml(part.label)}</a></p>`
    case 'small':
      return `<p class="ink2" style="${FONT};font-size:13px;line-height:1.5;color:#46524d;margin:0 0 8px">${escapeHtml(part.text)}</p>`
  }
}

function partText(part: MailPart): string {
  return part.kind === 'button' || part.kind === 'link' ? `${part.label}:\n${part.url}` : part.text
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
