/** Words of chat around a question, which do not say what it asks about: reasons for asking, wishes, times. */
export const CHAT_WORDS: ReadonlySet<string> = new Set(
  (
    'beech bich बीच linked associated tells states says explains defines wats whose बताइए बताइये बताओ kand कांड specifically statement both ' +
    'किससे किसमें किसे कहा kisse kisme isme into onto upon during while through across towards per via among between within without both either neither whether because though although however therefore hence thus since till until date quickly fast tomorrow today tonight tmrw kal aaj mix mixed always usually single line mark marks write note answer sheet board boards school college class teacher sir coaching test tests exam exams paper mock quiz viva assignment homework revision ' +
    'confused forgot understand remember stuck help urgent please thanks properly clearly full detail details detailed basics level easy language layman kid year old 10 5 point points ' +
    'asked asks ask saw read heard watching book video youtube google friend bro literally actually basically simply just gimme lemme wanna gonna yaar bhai didi jaldi thoda acche ache achhe se samjh samajh pata pta bhul gaya ' +
    'kaunse konse kaunsi kiske kisne kahte bolte kehte hota matlab batao bta question questions mcq options option choose correct following true statement work thing things stuff someone something everyone people happen happens happened come comes came going goes put take takes took get gets got give given gives let lets make makes made ' +
    'use used uses using call called calls name named kind kinds type types sort different example eg real life daily terms term word words meaning means mean definition define state explain describe tell difference formula equation law principle'
  ).split(' '),
);
