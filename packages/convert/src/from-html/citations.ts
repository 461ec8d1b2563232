/** Marks of sources that chats with AI put into answers: they lead nowhere outside the chat. */
export const citations =
  /(?:(?<![ \t])[ \t]+)?(?:【\d+(?::\d+)?†[^【】]*】|:contentReference\[oaicite:\d+\]\{index=\d+\}|\[(?:cite|citation):[\d, ]+\]|cite(?:turn\d+[a-z]+\d+)+)/g;
