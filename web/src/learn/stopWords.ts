/** Words that questions are made of and that say nothing of what is asked for; folded, as the search compares them. */
import type { Language } from '../lib/words.svelte';

const TEXTS: Record<Language, string> = {
  en: `a an and any are as at be been by can could did do does for from get gets has have how i if in into is it its many
    may me much must my no not of on one or our play shall should so than that the their them then there they this to up
    was we what when where which while who whom whose why will with would you your happens mean means
    now right away again also just am work works allowed done every dont doesnt whos good list im than`,
  de: `ab aber alle als also am an auch auf aus bei bin bis da damit dann darf das dass dem den denn der des die dies diese
    dir du durch ein eine einem einen einer eines er es fur gibt habe haben hat hatte ich ihr im in ins ist ja kann kannst
    man mehr mein meine meinem meinen mich mir mit muss nach nicht noch nur ob oder passiert sein seine sich
    sie sind so spielen uber um und uns unter viel viele vom von vor wann warum was welche welcher wenn wer werden wie wieso will
    wir wird wo wofur womit woher wohin zu zum zur bekomme bekommt man
    nun jetzt auch ganz gilt wieviel wieviele wozu gut funktioniert funktionieren denn selben gleichen eigentlich mal liste gibts wird beide`,
  it: `a ad ai al alla alle anche c che chi ci come con cosa cos cui da dal dalla dei del della delle deve devo di dove e
    ed essere fa gli ha ho i il in io l la le lo ma mi mia mie mio miei nei nel nella non o ogni per perche posso
    puo qual quale quali quando quante quanti quanto quanta se si sono su sua sul sulla suo ti tra tu tutti un una uno vi
    succede bisogna servono serve adesso ora cosa funziona funzionano elenco ne stesso stessa dello`,
  pl: `a aby ale albo bez by byc być co czego czy czym dla do dlaczego gdy gdzie go i ich ile ilu in jak jaka jakie jaki jako
    jego jej jest jesli jestem ja je jesteś juz kiedy kim kto ktora ktore ktory która które który lub ma mam mi miec moge moga
    moja moje moj mozna może moze musze musi na nad nie niz o od oni ona po pod przed przez przy sa się sie są sobie swoj
    ta tak tam te tego tej ten to trzeba tu ty w we wiec z za ze że dzieje dostaje dostane daje gra
    teraz zeby jesli tym samym jakich jaka sluzy sluza dziala dzialaja tez lista mi jeszcze robi`,
};

const SETS = Object.fromEntries(
  Object.entries(TEXTS).map(([language, text]) => [language, new Set(text.split(/\s+/))]),
) as Record<Language, Set<string>>;

export const isStopWord = (word: string, language: Language): boolean => SETS[language].has(word);

const HOW_MANY: Record<Language, RegExp> = {
  en: /\bhow (many|much)\b/,
  de: /\bwie ?viele?\b/,
  it: /\bquant[aeio]\b/,
  pl: /\bil[eu]\b/,
};

/** Whether a number would answer. */
export const asksHowMany = (query: string, language: Language): boolean => HOW_MANY[language].test(query.toLowerCase());
