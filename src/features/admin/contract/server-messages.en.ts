import type { SameShape } from '#platform/contract/texts.ts'
import type { serverMessages as bhs } from './server-messages.bhs.ts'

export const serverMessages = {
  errors: {
    self: 'You cannot change your own account here. Ask another global admin.',
    onlyGlobal: 'Only a global admin can change the account of an administrator.',
    lastAdmin:
      'Without this account there would be no global admin left. Give someone else the rights first.',
    alreadySo: 'That is so already. Reload the page.',
    untilPast: 'The end of a suspension must be in the future.',
    impersonateStaff: 'Nobody can look as another administrator.',
    impersonateSuspended:
      'The account is suspended, so the member would see nothing either. Lift the suspension first.',
    merged: 'This account was joined to another one and cannot be changed any more.',
    mergeSame: 'Choose two different accounts.',
    mergeStaff: 'Accounts of admins are not joined. Take their rights away first.',
    mergeClosed:
      'Both accounts must be open: lift the suspension first, or let the person take the deletion back.',
    mergeUnproven: 'Nobody has proven the mailbox of the account that would stay. Keep the other one.',
    mergeBusy: 'Something is changing in one of the accounts just now. Try again in a moment.',
    rightsWrong: 'An admin has either all rights or at least one scope; members have none.',
  },
  mail: {
    hello: 'Hello {name},',
    when: '{date} at {time}',
    reason: 'Reason: {reason}',
    help: 'Write to us',
    signIn: 'Sign in',
    object: 'If you think this is a mistake, write to us and we will look at it again.',
    suspended: {
      subject: 'Your account on {product} has been suspended',
      heading: 'The account is suspended',
      text: 'Your account is closed until our team opens it again. Until then you cannot sign in; your data is kept.',
    },
    suspendedUntil: {
      subject: 'Your account on {product} has been suspended',
      heading: 'The account is suspended',
      text: 'Your account is closed until {date}. Until then you cannot sign in; your data is kept. After that the account opens by itself.',
    },
    lifted: {
      subject: 'Your account on {product} is open again',
      heading: 'The account is open again',
      text: 'The suspension has ended. You can sign in as before.',
    },
    rights: {
      subject: 'Your rights on {product} have changed',
      heading: 'A change of rights',
      text: 'A global admin has changed what your account may do in the administration. The change applies from now on.',
    },
    signedOut: {
      subject: 'Your account on {product} was signed out everywhere',
      heading: 'Signed out everywhere',
      text: 'Our team has signed your account out on all devices. You can sign in again with your password.',
    },
    leaving: {
      subject: 'Your account on {product} will be deleted',
      heading: 'Deleting your account',
      text: 'Your account and everything in it will be deleted on {date}. If you do not want that, sign in before that day and choose to keep the account in the settings.',
    },
    mergedClosed: {
      subject: 'Your account on {product} was joined to your other account',
      heading: 'Two accounts have become one',
      text: 'You had two accounts. Everything of this one is now in your account with the address {other}: profile, CVs, applications and what you saved. This account is closed, and signing in with this address is no longer possible. Sign in with {other}.',
    },
    mergedKept: {
      subject: 'Your other account was joined to your account on {product}',
      heading: 'Two accounts have become one',
      text: 'Everything of your other account, with the address {other}, is now in this one: profile, CVs, applications and what you saved. The other account is closed. You sign in as before. Look at your profile, and correct what is not right.',
    },
    impersonated: {
      subject: 'Our team has looked at your account on {product}',
      heading: 'A look at your account',
      text: 'Someone of our team could see the platform as you see it for up to 15 minutes. They could only look and change nothing; they did not see your signed-in devices, the export of your data or attached files.',
    },
    exported: {
      subject: 'Your data on {product} was taken at your request',
      heading: 'A copy of your data',
      text: 'Our team has made a copy of all the data of your account to give it to you at your request.',
    },
  },
  console: {
    queues: { leaving: { title: 'Accounts being deleted', hint: 'deleted by themselves after 30 days' } },
    metrics: {
      accounts: {
        title: 'New accounts',
        note: 'An account comes into being when the person confirms the email address.',
      },
      onboarded: { title: 'Finished first steps', note: 'Who went through all three steps.' },
      active: {
        title: 'Active members',
        note: 'People who used their account in that week; counted every 10 minutes.',
      },
    },
  },
  audit: {
    area: 'Users and log',
    actions: {
      suspend: 'Account suspended',
      lift: 'Suspension lifted',
      rights: 'Rights changed',
      'sign-out': 'Signed out everywhere',
      delete: 'Deletion of the account noted',
      look: 'Looked as the member',
      'look-end': 'End of looking as the member',
      merge: 'Account joined to another one and closed',
      'merge-kept': 'Another account joined to this one',
      'export-data': 'Data of the person exported',
      'export-audit': 'Audit log downloaded',
      'resend-verification': 'Email verification sent again',
    },
    fields: {
      closed: 'closed',
      suspended: 'suspended',
      expired: 'time ran out',
      until: 'until',
      role: 'role',
      globalAdmin: 'global admin',
      scopes: 'scopes',
      sessions: 'devices signed out',
      deleteAfter: 'deleted on',
      query: 'search',
      area: 'area',
      from: 'from',
      to: 'to day',
    },
  },
} as const satisfies SameShape<typeof bhs>
