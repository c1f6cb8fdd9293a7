import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';

/** A mail as the library wants it. */
export function nodemailerOptions(mail: Mail, from: string): SendMailOptions {
  return {
    from,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === undefined ? {} : { html: mail.html }),
    ...(mail.id === undefined ? {} : { messageId: messageId(mail.id, from) }),
    ...(mail.endedAt === undefined ? {} : oneClick(mail.endedAt)),
    attachments: (mail.attachments ?? []).map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content,
    })),
    // What we hand over is text and bytes; a path or an address in it is never to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function oneClick(address: string): Pick<SendMailOptions, 'list' | 'headers'> {
  return {
    list: { unsubscribe: address },
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

function messageId(id: string, from: string): string {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${createHash('sha256').update(id).digest('hex').slice(0, 32)}@${domain}>`;
}
