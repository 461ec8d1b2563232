/** Marks of sources that chats with AI put into answers: they lead nowhere outside the chat. */
export const citations =
  /[ \t]*(?:【\d+(?::\d+)?†[^】]*】|:contentReference\[oaicite:\d+\]\{index=\d+\}|\[(?:cite|citation): ?[\d, ]+\]|cite(?:turn\d+\w+\d+)+)/g;
